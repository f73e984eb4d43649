import { CONTENT_LANGUAGES, type ContentLanguage, contentLanguage } from '@/lib/i18n/localized';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Monitor, Smartphone, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { isEmptyHtml } from '@/components/ui/form/rich-text/rich-text';
import { BlogArticle, type Post } from './BlogArticle';
import { below } from '@/lib/theme/breakpoints';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 12px 12px 24px',
  borderBottom: '1px solid var(--border-subtle)',
  '& .MuiDialogTitle-root': { flex: 1, padding: 0 },
  [below.phone]: { '& .device': { display: 'none' } },
});
const Stage = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: 24,
  backgroundColor: 'var(--surface-sunken)',
  // The page has the width of the chosen device, whatever the width of this window.
  '& > article': { margin: '0 auto', maxWidth: 880 },
  '&[data-phone] > article': { maxWidth: 390 },
  [below.phone]: { padding: 12 },
});
const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const;

interface TogglesProps<V> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  className?: string;
  children: ReactNode;
}

const Toggles = <V extends string>({ label, onChange, ...group }: TogglesProps<V>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    onChange={(_, next: V | null) => next && onChange(next)}
    {...group}
  />
);

interface BlogPreviewProps {
  post: Post;
  onClose: () => void;
}

export function BlogPreview({ post, onClose }: BlogPreviewProps) {
  const t = useTranslations('blogForm.preview');
  const names = useTranslations('blogForm.language');
  const action = useTranslations('entry.action');
  const titleId = useId();
  const reader = contentLanguage(useLocale());
  const written = CONTENT_LANGUAGES.filter((name) => !isEmptyHtml(post.content[name] ?? ''));
  const [language, setLanguage] = useState<ContentLanguage>(written.includes(reader) ? reader : (written[0] ?? reader));
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: 'calc(100% - 32px)' } } }}
    >
      <Head>
        <DialogTitle id={titleId}>{t('title')}</DialogTitle>
        <Toggles label={t('language')} value={language} onChange={setLanguage}>
          {CONTENT_LANGUAGES.map((name) => (
            <ToggleButton key={name} value={name}>
              {names(name)}
            </ToggleButton>
          ))}
        </Toggles>
        <Toggles label={t('device')} value={device} onChange={setDevice} className="device">
          <ToggleButton value="desktop" aria-label={t('desktop')}>
            <Monitor {...icon} />
          </ToggleButton>
          <ToggleButton value="phone" aria-label={t('phone')}>
            <Smartphone {...icon} />
          </ToggleButton>
        </Toggles>
        <IconButton aria-label={action('close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Head>
      {/* Focusable because it scrolls by keys. */}
      <Stage data-phone={device === 'phone' || undefined} tabIndex={0} role="region" aria-label={t(device)}>
        <BlogArticle post={post} language={language} missing={!written.includes(language)} />
      </Stage>
    </Dialog>
  );
}
