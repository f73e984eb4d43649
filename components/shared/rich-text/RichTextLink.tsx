import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { isComposing } from '@/lib/util/browser/composing';
import { TextBox } from '@/components/ui/form/text/text-box';
import styles from './RichTextLink.module.css';

const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** The href for a typed address; a bare host gets https. */
function toHref(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || SAFE.test(trimmed) ? trimmed : `https://${trimmed.replace(/^[a-z][\w+.-]*:\/*/i, '')}`;
}

/** The input for a link's address: Enter sets it, an empty one removes the link, Escape cancels. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('richText');
  const [address, setAddress] = useState<string>(() => (editor.getAttributes('link').href as string | undefined) ?? '');
  const apply = () => {
    const href = toHref(address);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <div className={styles.row}>
      <TextBox
        autoFocus
        size="small"
        value={address}
        placeholder="https://"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            apply();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onClose();
            editor.commands.focus();
          }
        }}
        aria-label={t('address')}
        inputMode="url"
      />
      <Button size="small" onClick={apply}>
        {t('apply')}
      </Button>
    </div>
  );
}
