import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import { htmlLang } from '@/lib/i18n/locales';
import { below } from '@/lib/theme/breakpoints';

const Cover = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 196,
  marginBottom: 6,
  borderRadius: 'var(--radius-control)',
  overflow: 'hidden',
  backgroundColor: 'var(--surface-sunken)',
  color: 'var(--text-tertiary)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-wide]': { height: 'auto', aspectRatio: '16 / 9' },
  // Covers of other shapes are whole, between two margins.
  '&[data-wide] img': { objectFit: 'contain' },
  [below.desk]: { '&, &[data-wide]': { height: 88, margin: 0, gridRow: '1 / 5', aspectRatio: 'auto' } },
});

interface PreviewCardProps {
  title: string;
  cover: string | undefined;
  /** The cover is a scene, wider than high. */
  wide?: boolean;
  name: string;
  /** The language of the name. */
  language: string;
  /** Up to three further lines. */
  children: ReactNode;
}

/** A record as buyers see it in a list: its cover above its texts, beside them where the card is low. */
export function PreviewCard({ title, cover, wide, name, language, children }: PreviewCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: '14px 18px 16px' }}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '88px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
          columnGap: 1.5,
          rowGap: 0.5,
          marginTop: 1.25,
        }}
      >
        <Cover data-wide={wide}>
          <Picture src={cover} alt="" />
        </Cover>
        <Typography
          variant="body2"
          lang={htmlLang(language)}
          sx={{ fontWeight: 'var(--weight-medium)', overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {children}
      </Box>
    </Card>
  );
}
