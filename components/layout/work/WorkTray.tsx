import { ListChecks } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { useWasOpen } from '@/components/ui/layout/use-opened';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useSession } from '@/lib/state/session';
import { useAtomValue } from '@/lib/state/store';
import { uploadsOf } from '@/lib/state/uploads';
import { isOpenWork, type Work } from '@/lib/state/works';
import { HeaderCount } from '../header/HeaderCount';
import { PanelButton } from '../header/PanelButton';
import { useWorks, useWorkTexts, type WorkTexts } from './use-works';
import { WorkPanel } from './WorkPanel';

const WorkRowsDialog = lazyDialog(
  () => import('./WorkRowsDialog').then((module) => module.WorkRowsDialog),
  ['work', 'productChange', 'productForm', 'form', 'units', 'table'],
);

const STEPS = 4;

/** Announces the start, every quarter and each stop of the works to screen readers; their ends are messages. */
function Progress({ works, texts }: { works: readonly Work[]; texts: WorkTexts }) {
  const t = useTranslations('work.said');
  const said = works.filter(isOpenWork).map((work) => {
    const title = texts.title(work);
    if (work.state !== 'running') return `${title} · ${texts.state(work)}`;
    const quarter = Math.floor((work.done / (work.total || Infinity)) * STEPS) / STEPS;
    return quarter === 0 ? t('started', { title }) : t('running', { title, percent: quarter });
  });
  return <VisuallyHidden role="status">{said.join(' ')}</VisuallyHidden>;
}

/** What takes long, in one place: uploads, imports, exports and changes of many records. */
export function WorkTray() {
  const t = useTranslations('work');
  const texts = useWorkTexts();
  const works = useWorks(texts);
  const uploads = useAtomValue(uploadsOf(useSession()).atom);
  const [detailsOf, setDetailsOf] = useState<string>();
  const details = works.find(({ id }) => id === detailsOf);
  // Once there was something, the button stays: its panel may be open, and what has ended can be looked at.
  const isShown = useWasOpen(works.length + uploads.length > 0);
  if (!isShown) return null;
  const uploading = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const count = works.filter(isOpenWork).length + (uploading > 0 ? 1 : 0);
  return (
    <>
      <PanelButton
        label={count > 0 ? t('labelCount', { count }) : t('label')}
        panel={(anchor, close) => (
          <WorkPanel
            anchor={anchor}
            works={works}
            uploads={uploads}
            texts={texts}
            onDetails={(work) => {
              close();
              setDetailsOf(work.id);
            }}
            onClose={close}
          />
        )}
      >
        <ListChecks size={18} strokeWidth={1.7} />
        <HeaderCount count={count} />
      </PanelButton>
      <Progress works={works} texts={texts} />
      {details && (
        <WorkRowsDialog work={details} title={texts.title(details)} onClose={() => setDetailsOf(undefined)} />
      )}
    </>
  );
}
