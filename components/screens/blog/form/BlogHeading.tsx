import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Moment } from '@/components/ui/feedback/Moment';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import type { Blog } from '@/lib/api/blog';
import { BLOG_TONES } from '../blog-status';

/** The title of the page, how the post stands, and the way to see it as a buyer does. */
export function BlogHeading({ blog, onPreview }: { blog: Blog | undefined; onPreview: () => void }) {
  const t = useTranslations('blogForm');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minHeight: 36 }}>
      <Typography variant="h1">{t('title')}</Typography>
      {blog && <StatusChip tone={BLOG_TONES[blog.status]}>{t(`status.${blog.status}`)}</StatusChip>}
      <Typography variant="caption" sx={{ color: 'var(--text-tertiary)', flex: 1 }}>
        {blog ? t.rich('version', { version: blog.version, time: () => <Moment at={blog.updatedAt} /> }) : t('new')}
      </Typography>
      <Button startIcon={<Eye size={16} aria-hidden />} onClick={onPreview}>
        {t('actions.preview')}
      </Button>
    </Box>
  );
}
