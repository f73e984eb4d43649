import { useTranslations } from 'next-intl';
import { useState, createElement } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ConfirmDialog } from '@/components/ui/feedback/dialog/ConfirmDialog';
import { showMessage } from '@/lib/state/messages';
import { iconFor } from '@/components/ui/menu/route-icons';
import { getConfig } from '@/lib/config/config';
import { hrefOf } from '@/lib/router/location';
import { GALLERY, type GalleryName } from '@/lib/router/screens';
import { GalleryPage } from '../parts/GalleryPage';
import { ChartSample } from './ChartSample';
import { EmptySample } from './EmptySample';
import { MarkSample } from './MarkSample';
import { MessageSample } from './MessageSample';
import { RegionSample } from './RegionSample';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';
import styles from './PageCards.module.css';

/** An address that leads to the page: a pattern with a first value. */
const addressOf = (path: string) => path.replace(':id', '1');

const PAGES = (Object.keys(GALLERY) as GalleryName[]).filter((name) => name !== 'galleryWorkbench');

/** The pages of the gallery; links only where all of them are there, because a platform may list some of them. */
function PageCards() {
  const t = useTranslations('gallery');
  const { gallery } = getConfig();
  return (
    <ul className={styles.grid} aria-label={t('workbench.pages')}>
      {PAGES.map((name) => {
        const { path, icon } = GALLERY[name];
        const content = (
          <>
            <span className="icon" aria-hidden>
              {createElement(iconFor(icon), { size: 18, strokeWidth: 1.7 })}
            </span>
            <span>
              <strong>{t(`pages.${name}`)}</strong>
              <small>{path}</small>
            </span>
          </>
        );
        return <li key={name}>{gallery ? <a href={hrefOf(addressOf(path))}>{content}</a> : <div>{content}</div>}</li>;
      })}
    </ul>
  );
}

const KINDS = ['ask', 'danger'] as const;

/** Questions before a change; where it cannot be undone the focus begins on Cancel. */
function DialogSample() {
  const t = useTranslations('gallery.dialog');
  const [open, setOpen] = useState<(typeof KINDS)[number]>();
  const close = () => setOpen(undefined);
  return (
    <Sample title={t('title')} text={t('text')} files={['components/ui/feedback/dialog/ConfirmDialog.tsx']}>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} color={kind === 'danger' ? 'error' : undefined} onClick={() => setOpen(kind)}>
            {t(`${kind}.open`)}
          </Button>
        ))}
      </Row>
      {KINDS.map((kind) => (
        <ConfirmDialog
          key={kind}
          open={open === kind}
          title={t(`${kind}.question`)}
          confirmLabel={t(`${kind}.verb`)}
          danger={kind === 'danger'}
          onConfirm={() => {
            close();
            showMessage('success', t('done'));
          }}
          onClose={close}
        >
          {t(`${kind}.text`)}
        </ConfirmDialog>
      ))}
    </Sample>
  );
}

/** The way into the gallery, and the components that every screen has. */
export function WorkbenchGallery() {
  return (
    <GalleryPage page="galleryWorkbench">
      <div data-wide="">
        <PageCards />
      </div>
      <RegionSample />
      <ChartSample />
      <EmptySample />
      <MarkSample />
      <MessageSample />
      <DialogSample />
    </GalleryPage>
  );
}
