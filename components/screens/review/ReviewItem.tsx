import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Reply, ShieldQuestion } from 'lucide-react';
import { useLocale, useTranslations, useFormatter } from 'next-intl';
import { Suspense } from 'react';
import { Moment } from '@/components/ui/feedback/Moment';
import { PictureRow } from '@/components/ui/feedback/PictureRow';
import { Stars } from '@/components/ui/feedback/Stars';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useEdited } from '@/components/ui/record/use-edited';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useCan } from '@/components/ui/permission/Can';
import { PersonPicture } from '@/components/ui/person/PersonPicture';
import type { Review } from '@/lib/api/review';
import { languageName, regionName } from '@/lib/i18n/display-names';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { visibleText } from '@/lib/util/files/file-name';
import { LOW_SCORE } from './review-list';
import { ReviewNotes } from './ReviewNotes';
import { below } from '@/lib/theme/breakpoints';

const PARTS = ['quality', 'service', 'shipping'] as const;

function ReviewScores({ scores }: { scores: Review['scores'] }) {
  const t = useTranslations('review.scores');
  const format = useFormatter();
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        margin: 0,
        fontSize: 'var(--type-small)',
        lineHeight: '1.25rem',
        color: 'text.secondary',
        '& > div': { display: 'flex', gap: 0.75 },
        '& dd': {
          margin: 0,
          fontWeight: 'var(--weight-semibold)',
          color: 'text.primary',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(part)}</dt>
          <dd>{format.number(scores[part], { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</dd>
        </div>
      ))}
    </Box>
  );
}

const Item = styled('li')({
  display: 'flex',
  gap: 14,
  padding: '16px 20px',
  borderTop: '1px solid var(--border-subtle)',
  '& > .body': { flex: 1, minWidth: 0, display: 'grid', gap: 8, justifyItems: 'start' },
  '& > .body > *': { minWidth: 0, maxWidth: '100%' },
  '& form': { width: '100%', maxWidth: 720 },
  [below.phone]: {
    padding: 14,
    marginBottom: 10,
    borderRadius: 'var(--radius-card)',
    border: '1px solid var(--border-subtle)',
    backgroundColor: 'var(--surface-base)',
  },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  rowGap: 2,
  width: '100%',
  '& time': {
    marginLeft: 'auto',
    fontSize: 'var(--type-small)',
    color: 'var(--text-tertiary)',
    fontVariantNumeric: 'tabular-nums',
  },
});
/** Loaded with its draft and validation when the first reply is begun. */
const ReplyForm = lazyPart(() => import('./ReplyForm').then((module) => module.ReplyForm));

const quiet = { color: 'var(--text-tertiary)' };

export function ReviewItem({ review }: { review: Review }) {
  const t = useTranslations('review');
  const locale = useLocale();
  const mayEdit = useCan()(['review:edit']);
  const replying = useEdited('reply');
  const appealing = useEdited('appeal');
  const { id, buyer, scores, content, language, images, status, reply, productId, productTitle, orderNumber } = review;
  const open = mayEdit && replying.edited === id;
  const nameId = `review-${id}`;
  return (
    <Item aria-labelledby={nameId}>
      <PersonPicture name={buyer.name} />
      <div className="body">
        <Head>
          <Typography
            variant="subtitle2"
            component="h3"
            id={nameId}
            dir="auto"
            sx={{ fontWeight: 'var(--weight-semibold)' }}
          >
            {visibleText(buyer.name)}
          </Typography>
          <Typography variant="caption" sx={quiet}>
            {[regionName(buyer.country, locale), language && languageName(language, locale)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Stars score={scores.overall} />
          {scores.overall <= LOW_SCORE && <StatusChip tone="error">{t('low')}</StatusChip>}
          {status !== 'visible' && (
            <StatusChip tone={status === 'appealing' ? 'warning' : 'hollow'}>
              {t(`filter.statuses.${status}`)}
            </StatusChip>
          )}
          <Moment at={review.createdAt} />
        </Head>
        <Typography lang={language || undefined} dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {content}
        </Typography>
        <PictureRow title={t('picturesOf', { buyer: buyer.name })} urls={images} />
        <ReviewScores scores={scores} />
        {(productTitle || orderNumber) && (
          <Typography variant="body2" sx={{ ...quiet, overflowWrap: 'anywhere' }}>
            {productTitle &&
              (productId ? (
                <Link href={hrefOf(paths.productForm(productId))} color="textSecondary" underline="always">
                  {productTitle}
                </Link>
              ) : (
                <bdi>{productTitle}</bdi>
              ))}
            {productTitle && orderNumber && ' · '}
            {orderNumber && t('order', { number: orderNumber })}
          </Typography>
        )}
        <ReviewNotes review={review} hideReply={open} />
        {open ? (
          <Suspense>
            <ReplyForm review={review} onClose={replying.leave} />
          </Suspense>
        ) : (
          mayEdit && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginLeft: -1 }}>
              <Button
                size="small"
                variant="text"
                startIcon={<Reply size={16} aria-hidden />}
                onClick={() => replying.open(id)}
              >
                {t(reply ? 'reply.change' : 'reply.open')}
              </Button>
              {status === 'visible' && (
                <Button
                  size="small"
                  variant="text"
                  startIcon={<ShieldQuestion size={16} aria-hidden />}
                  onClick={() => appealing.open(id)}
                >
                  {t('appeal.open')}
                </Button>
              )}
            </Box>
          )
        )}
      </div>
    </Item>
  );
}
