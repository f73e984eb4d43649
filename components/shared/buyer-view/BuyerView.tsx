import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { useMedia } from '@/components/ui/layout/use-media';
import { IconAction } from '@/components/ui/button/IconAction';
import { blogApi } from '@/lib/api/blog';
import { productApi } from '@/lib/api/product';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { Translations } from '@/components/ui/Translations';
import { CONTENT_LANGUAGES, contentLanguage, type ContentLanguage } from '@/lib/i18n/localized';
import { htmlLang } from '@/lib/i18n/locales';
import { closeBuyerView, buyerSubjectAtom, type BuyerSubject } from '@/lib/state/buyer-view';
import { useAtomValue } from '@/lib/state/store';
import { below } from '@/lib/theme/breakpoints';
import { BuyerFrame } from './BuyerFrame';
import { PostPage } from './PostPage';
import { ProductPage } from './ProductPage';
import { ShopPage } from './ShopPage';
import { isWrittenIn } from './written';
import styles from './BuyerView.module.css';

const DEVICES = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof DEVICES;

/** The size of the stage, which the frame fills. */
function useRoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  return { stage, room };
}

/** The whole record of a row: a platform may leave long texts out of its lists. */
function useWhole(subject: BuyerSubject | undefined): BuyerSubject | undefined {
  const id = subject && subject.kind !== 'shop' && subject.isRow ? subject.record.id : undefined;
  const quiet = { meta: { quiet: true } };
  const product = useQuery({
    ...productApi.detail(id ?? ''),
    ...quiet,
    enabled: id !== undefined && subject?.kind === 'product',
  });
  const post = useQuery({
    ...blogApi.detail(id ?? ''),
    ...quiet,
    enabled: id !== undefined && subject?.kind === 'post',
  });
  if (subject?.kind === 'product' && id !== undefined && product.data) return { kind: 'product', record: product.data };
  if (subject?.kind === 'post' && id !== undefined && post.data) return { kind: 'post', record: post.data };
  return subject;
}

function Page({ subject, language }: { subject: BuyerSubject; language: ContentLanguage }) {
  if (subject.kind === 'product') return <ProductPage product={subject.record} language={language} />;
  if (subject.kind === 'post') return <PostPage post={subject.record} language={language} />;
  return <ShopPage {...subject} language={language} />;
}

interface PageStageProps {
  subject: BuyerSubject;
  language: ContentLanguage;
  device: Device;
}

/** A component of its own, because the dialog renders its content later than itself. */
function PageStage({ subject, language, device }: PageStageProps) {
  const t = useTranslations('buyerView');
  const { stage, room } = useRoom();
  return (
    <div className={styles.stage}>
      <div ref={stage}>
        {room.width > 0 && (
          <BuyerFrame
            title={t(`page.${subject.kind}`)}
            lang={htmlLang(language)}
            width={DEVICES[device]}
            room={room}
            onClose={closeBuyerView}
          >
            <Translations locale={language}>
              <Page subject={subject} language={language} />
            </Translations>
          </BuyerFrame>
        )}
      </div>
    </div>
  );
}

/** A product, a post or the shop as buyers see it, in both languages and on both kinds of devices. */
export function BuyerView() {
  const t = useTranslations('buyerView');
  const action = useTranslations('entry.action');
  const id = useId();
  const reader = contentLanguage(useLocale());
  const subject = useWhole(useAtomValue(buyerSubjectAtom));
  const [language, setLanguage] = useState<ContentLanguage>(() =>
    subject && !isWrittenIn(subject, reader)
      ? (CONTENT_LANGUAGES.find((one) => isWrittenIn(subject, one)) ?? reader)
      : reader,
  );
  const phone = useMedia(below.phone);
  const [chosen, setDevice] = useState<Device>();
  const device = chosen ?? (phone ? 'phone' : 'desktop');
  if (!subject) return null;
  return (
    <Dialog
      open
      onClose={closeBuyerView}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={{
        paper: {
          className: styles.paper,
        },
      }}
    >
      <div className={styles.head}>
        <DialogTitle id={id}>{t('title')}</DialogTitle>
        <Segmented
          name={`${id}-language`}
          aria-label={t('language')}
          value={language}
          options={CONTENT_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={(value) => setLanguage(value as ContentLanguage)}
        />
        <Segmented
          name={`${id}-device`}
          aria-label={t('device')}
          value={device}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`devices.${value}`) }))}
          onChange={(value) => setDevice(value as Device)}
        />
        <IconAction label={action('close')} onClick={closeBuyerView}>
          <X size={18} aria-hidden />
        </IconAction>
        {!isWrittenIn(subject, language) && (
          <p className="missing" role="status">
            {t('missing')}
          </p>
        )}
      </div>
      <PageStage subject={subject} language={language} device={device} />
    </Dialog>
  );
}
