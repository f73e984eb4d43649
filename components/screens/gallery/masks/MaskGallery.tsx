import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { GridSkeleton } from '@/components/ui/media/GridSkeleton';
import { Spinner } from '@/components/ui/loading/Spinner';
import { ListSkeleton } from '@/components/ui/table/ListSkeleton';
import { trackBusy } from '@/lib/api/request/busy';
import { MASKS } from '@/lib/config/schema';
import { randomMask, showMask, type MaskKind } from '@/lib/state/mask';
import { GalleryPage } from '../parts/GalleryPage';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';
import { StateSwitch } from '../parts/StateSwitch';
import styles from './MaskGallery.module.css';

const NAMES = { dots: 'dots', gauge: 'gauge', 'inner-circles': 'innerCircles', plus: 'plus' } as const satisfies Record<
  MaskKind,
  string
>;
const SHAPES = ['rows', 'cards', 'pictures'] as const;
/** Milliseconds: a call that is answered, and one that is not. */
const QUICK = 2000;
const SLOW = 60_000;

/** As a debounced call does: the mask is there until the platform answers or the user gives up. */
function waitFor(time: number) {
  const done = trackBusy(() => done());
  setTimeout(done, time);
}

/** Loading, from the whole page to the shape of a list. */
export function MaskGallery() {
  const t = useTranslations('gallery.masks');
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('rows');
  return (
    <GalleryPage page="galleryMasks">
      <Sample
        title={t('spinners.title')}
        text={t('spinners.text')}
        files={['components/ui/loading/Spinner.tsx', 'lib/state/mask.ts']}
      >
        <ul className={styles.tiles}>
          {MASKS.map((kind) => (
            <li key={kind}>
              <span className="ground">
                <Spinner kind={kind} />
              </span>
              <Button size="small" onClick={() => showMask(kind)}>
                {t(`kind.${NAMES[kind]}`)}
              </Button>
            </li>
          ))}
        </ul>
        <Row className={styles.random}>
          <Button variant="contained" onClick={() => showMask(randomMask())}>
            {t('random')}
          </Button>
        </Row>
      </Sample>
      <Sample
        title={t('shapes.title')}
        text={t('shapes.text')}
        files={['components/ui/table/ListSkeleton.tsx', 'components/ui/media/GridSkeleton.tsx']}
        states={<StateSwitch states={SHAPES} value={shape} onChange={setShape} labelOf={(one) => t(`shape.${one}`)} />}
        flush
      >
        <div className={styles.shape} data-padded={shape === 'pictures' || undefined}>
          {shape === 'pictures' ? <GridSkeleton /> : <ListSkeleton cards={shape === 'cards'} />}
        </div>
      </Sample>
      <Sample
        title={t('calls.title')}
        text={t('calls.text')}
        files={['lib/api/request/busy.ts', 'components/layout/mask/LoadingMask.tsx']}
      >
        <Row>
          <Button onClick={() => waitFor(QUICK)}>{t('calls.quick')}</Button>
          <Button onClick={() => waitFor(SLOW)}>{t('calls.slow')}</Button>
        </Row>
      </Sample>
    </GalleryPage>
  );
}
