import { LinkButton } from '@/components/ui/layout/TextLink';
import { type ContentLanguage } from '@/lib/i18n/localized';
import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { showMessage } from '@/lib/state/messages';
import { useFormHandle } from '../form-context';
import styles from './CopyTextButton.module.css';

interface CopyTextButtonProps {
  path: string;
  from: ContentLanguage;
  to: ContentLanguage;
}

/** Copies the text of the other language into this one; the replaced text can be restored. */
export function CopyTextButton({ path, from, to }: CopyTextButtonProps) {
  const t = useTranslations('form.language');
  const { model } = useFormHandle();
  const copy = () => {
    const before = model.get(`${path}.${to}`);
    const text = model.get(`${path}.${from}`);
    if (before === text) return;
    model.set(`${path}.${to}`, text);
    const run = () => model.set(`${path}.${to}`, before);
    if (before) showMessage('info', t('copied'), { label: t('undo'), run, undoes: true });
  };
  return (
    <LinkButton onClick={copy} className={styles.link}>
      <Languages size={14} strokeWidth={1.7} aria-hidden="true" />
      {t(from === 'zh' ? 'copyFromZh' : 'copyFromEn')}
    </LinkButton>
  );
}
