import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextBox } from '@/components/ui/form/text/text-box';
import { TextLink } from '@/components/ui/layout/TextLink';
import { hrefOf } from '@/lib/router/location';
import { useRecordName, useView, useWritingView } from '@/lib/router/view';
import { GalleryPage } from '../parts/GalleryPage';
import { Row } from '../parts/Row';
import { Sample } from '../parts/Sample';
import styles from './SegmentGallery.module.css';

const OTHERS = ['1', '2', '3'];

/** A page with a parameter: in its path (test1/:id) or in its query (test2?id=). Each value has a tab of its own. */
export function SegmentGallery() {
  const t = useTranslations('gallery.segment');
  const { path, params, query } = useView();
  const inPath = params.id !== undefined;
  const id = params.id ?? query.get('id') ?? '';
  const [text, setText] = useState('');
  useRecordName(id && t('value.name', { id }));
  useWritingView(text !== '');
  const addressOf = (other: string) =>
    inPath ? path.slice(0, path.lastIndexOf('/') + 1) + other : `${path}?id=${other}`;
  return (
    <GalleryPage page="gallerySegment">
      <Sample
        title={t('value.title')}
        text={t(inPath ? 'value.path' : 'value.query')}
        files={['lib/router/view.ts', 'lib/router/match.ts']}
      >
        <Row>
          <span>{t.rich('value.is', { id: id || '–', b: (value) => <strong>{value}</strong> })}</span>
          {OTHERS.filter((other) => other !== id).map((other) => (
            <TextLink key={other} href={hrefOf(addressOf(other))} className={styles.link}>
              {t('value.open', { id: other })}
            </TextLink>
          ))}
        </Row>
      </Sample>
      <Sample
        title={t('tabs.title')}
        text={t('tabs.text')}
        files={['lib/router/tabs.ts', 'components/layout/views/Outlet.tsx']}
      >
        <TextBox
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('tabs.field')}
          maxLength={200}
          placeholder={t('tabs.field')}
        />
      </Sample>
    </GalleryPage>
  );
}
