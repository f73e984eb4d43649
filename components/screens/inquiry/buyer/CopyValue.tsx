import Link from '@mui/material/Link';
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconAction } from '@/components/ui/button/IconAction';
import { showMessage } from '@/lib/state/messages';

/** A value that is wanted elsewhere: one press copies it. */
export function CopyValue({ value, href }: { value: string; href?: string }) {
  const t = useTranslations('inquiry.buyer');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showMessage('success', t('copied', { value })),
      () => showMessage('warning', t('notCopied')),
    );
  return (
    <>
      {href ? (
        <Link href={href} color="inherit">
          {value}
        </Link>
      ) : (
        <span>{value}</span>
      )}
      <IconAction size="small" label={t('copy', { value })} onClick={() => void copy()} sx={{ my: -0.5, mr: -0.75 }}>
        <Copy size={14} aria-hidden />
      </IconAction>
    </>
  );
}
