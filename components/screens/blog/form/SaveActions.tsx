import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { DiscardButton } from '@/components/ui/form/SaveButtons';
import { Shortcut } from '@/components/ui/form/Shortcut';
import { useCan } from '@/components/ui/permission/Can';
import type { Blog } from '@/lib/api/blog';
import { plainSave, WAYS, type SaveAction } from './blog-kind';

interface SaveActionsProps {
  blog: Blog | undefined;
  busy: boolean;
  onRun: (action: SaveAction) => void;
  onDiscard: () => void;
}

/** The buttons of the save bar, as the state of the post has them. */
export function SaveActions({ blog, busy, onRun, onDiscard }: SaveActionsProps) {
  const t = useTranslations('blogForm.actions');
  const ways = useCan()(['blog:edit']) ? WAYS[blog?.status ?? 'draft'] : [];
  return (
    <>
      <DiscardButton onDiscard={onDiscard} />
      {ways.map((way) => (
        <Button
          key={way}
          variant={way === ways.at(-1) ? 'contained' : 'outlined'}
          disabled={busy}
          onClick={() => onRun(way)}
        >
          {t(way)}
          {way === plainSave(blog) && <Shortcut name="save" />}
        </Button>
      ))}
    </>
  );
}
