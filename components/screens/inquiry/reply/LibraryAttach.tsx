import { FileText, Film, Image as ImageIcon, Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { useLibraryPicker } from '@/components/shared/material/library/use-library-picker';
import { ActionMenu } from '@/components/ui/menu/ActionMenu';
import type { FileKind } from '@/lib/util/files/file-type';
import type { ReplyState } from './use-reply';

const ICONS = { document: FileText, image: ImageIcon, video: Film } as const satisfies Record<FileKind, unknown>;

/** Attaches up to `remaining` files of the library, which shows one kind at a time. A file that is attached already is left out. */
export function LibraryAttach({ reply, remaining }: { reply: ReplyState; remaining: number }) {
  const t = useTranslations('inquiry.reply');
  const [kind, setKind] = useState<FileKind>('document');
  const menu = useAnchor();
  const { attachments } = reply.box;
  const library = useLibraryPicker({
    kind,
    max: Math.max(1, remaining),
    onPick: (materials) =>
      reply.attach(
        materials
          .filter(({ url }) => !attachments.some((file) => file.url === url))
          .slice(0, remaining)
          .map(({ name, url, size }) => ({ name, url, size })),
      ),
  });
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        size="small"
        disabled={remaining <= 0}
        startIcon={<Images size={16} strokeWidth={1.7} aria-hidden />}
        aria-haspopup="menu"
        onClick={menu.show}
      >
        {t('library')}
      </Button>
      {menu.anchor && (
        <ActionMenu
          anchor={menu.anchor}
          onClose={menu.hide}
          actions={(Object.keys(ICONS) as FileKind[]).map((one) => ({
            key: one,
            label: t(`kind.${one}`),
            icon: ICONS[one],
            run: () => {
              setKind(one);
              library.show();
            },
          }))}
        />
      )}
      {library.picker}
    </>
  );
}
