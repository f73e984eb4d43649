import { useLocale, useTranslations, useFormatter } from 'next-intl';
import { Fragment, Suspense } from 'react';
import { Button } from '@/components/ui/button/Button';
import { disabledOrLocked } from '@/components/ui/permission/lock';
import { Moment } from '@/components/ui/feedback/Moment';
import { PictureRow } from '@/components/ui/feedback/PictureRow';
import { Stars } from '@/components/ui/feedback/Stars';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useEdited } from '@/components/ui/record/use-edited';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { MenuAction } from '@/components/ui/menu/ActionMenu';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import type { Review } from '@/lib/api/review';
import { languageName, regionName } from '@/lib/i18n/display-names';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';
import { LOW_SCORE } from './review-list';
import styles from './ReviewItem.module.css';
import { ReviewNotes } from './ReviewNotes';

const PARTS = ['quality', 'service', 'shipping'] as const;

function ReviewScores({ scores }: { scores: Review['scores'] }) {
  const t = useTranslations('review.scores');
  const format = useFormatter();
  return (
    <p className={styles.scores}>
      {PARTS.map((part) => (
        <Fragment key={part}>
          {t(part)} <b>{format.number(scores[part], { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** Loaded with its draft and validation when the first reply is begun. */
const ReplyForm = lazyPart(() => import('./ReplyForm').then((module) => module.ReplyForm));

interface ReviewItemProps {
  review: Review;
  /** What the user may do with it. */
  actions: readonly MenuAction[];
}

export function ReviewItem({ review, actions }: ReviewItemProps) {
  const t = useTranslations('review');
  const locale = useLocale();
  const replying = useEdited('reply');
  const { id, buyer, scores, content, language, images, status, productId, productTitle, orderNumber } = review;
  const open = actions.length > 0 && replying.edited === id;
  const nameId = `review-${id}`;
  return (
    <li className={styles.item} aria-labelledby={nameId}>
      <PersonPicture name={buyer.name} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 id={nameId} dir="auto">
            {visibleText(buyer.name)}
          </h3>
          <span className={styles.from}>
            {[regionName(buyer.country, locale), language && languageName(language, locale)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <Stars score={scores.overall} />
          {scores.overall <= LOW_SCORE && <StatusChip tone="error">{t('low')}</StatusChip>}
          {status !== 'visible' && (
            <StatusChip tone={status === 'appealing' ? 'warning' : 'hollow'}>
              {t(`filter.statuses.${status}`)}
            </StatusChip>
          )}
          <Moment at={review.createdAt} />
        </div>
        <p className={styles.content} lang={language || undefined} dir="auto">
          {content}
        </p>
        <PictureRow title={t('picturesOf', { buyer: buyer.name })} urls={images} />
        <ReviewScores scores={scores} />
        {(productTitle || orderNumber) && (
          <p className={styles.about}>
            {productTitle &&
              (productId ? (
                <a href={hrefOf(paths.productForm(productId))}>{visibleText(productTitle)}</a>
              ) : (
                <bdi>{visibleText(productTitle)}</bdi>
              ))}
            {/* The space keeps the two apart where they are read as one text. */}{' '}
            {orderNumber && <span>{t('order', { number: orderNumber })}</span>}
          </p>
        )}
        <ReviewNotes review={review} hideReply={open} />
        {open ? (
          <Suspense>
            <ReplyForm review={review} onClose={replying.leave} />
          </Suspense>
        ) : (
          actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map(({ key, icon: Icon, label, writes, run }) => (
                <Button
                  size="small"
                  variant="text"
                  key={key}
                  onClick={run}
                  {...disabledOrLocked(false, writes ?? false)}
                >
                  {Icon && <Icon size={16} aria-hidden />}
                  {label}
                </Button>
              ))}
            </div>
          )
        )}
      </div>
    </li>
  );
}
