import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ImageOff } from 'lucide-react';
import { useTranslations, useFormatter } from 'next-intl';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useEdited } from '@/components/ui/record/use-edited';
import { RowButtons } from '@/components/ui/table/changes/list-actions';
import { Picture } from '@/components/ui/media/Picture';
import type { StrengthEntry } from '@/lib/api/strength';
import { type ExpiryState, expiryAt, type Expiry } from '@/lib/util/expiry';
import { PositionMenu, type CardPosition } from './PositionMenu';
import type { StrengthActions } from './use-strength-actions';
import { below } from '@/lib/theme/breakpoints';
import { useShopToday } from '@/lib/api/shop-zone';
import { EXPIRING } from './kind-fields';
import { clampLines } from '@/lib/theme/clamp';

function useStrengthFacts(): (entry: StrengthEntry) => string {
  const t = useTranslations('strength.facts');
  const format = useFormatter();
  return ({ kind, area, staff, quantity, number }) =>
    [
      area !== undefined && t('area', { area: format.number(area) }),
      staff !== undefined && t('staff', { count: staff }),
      quantity !== undefined && t('quantity', { kind, count: quantity }),
      number && (kind === 'certificate' || kind === 'award' ? t('number', { number }) : number),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Time until expiry; undefined where an end is normal, as of an exhibition. */
function useExpiry({ kind, validTo }: Pick<StrengthEntry, 'kind' | 'validTo'>): Expiry | undefined {
  const today = useShopToday();
  return EXPIRING.includes(kind) ? expiryAt(validTo, today) : undefined;
}

const COLOURS = { expired: 'var(--error-text)', soon: 'var(--warning-text)', valid: 'var(--text-secondary)' };

function ValidityLine({ entry }: { entry: StrengthEntry }) {
  const t = useTranslations('strength.validity');
  const format = useFormatter();
  const day = (text: string) => format.dateTime(new Date(`${text.slice(0, 10)}T00:00:00Z`), 'day', { timeZone: 'UTC' });
  const expiry = useExpiry(entry);
  const { validFrom, validTo } = entry;
  if (expiry && validTo) {
    const { state, days } = expiry;
    return (
      <Typography
        variant="caption"
        sx={{ color: COLOURS[state], fontVariantNumeric: 'tabular-nums', wordBreak: 'keep-all' }}
      >
        {state === 'soon' ? t('soon', { days }) : t(state, { day: day(validTo) })}
      </Typography>
    );
  }
  const span = [validFrom, validTo].flatMap((text) => (text ? [day(text)] : [])).join(' – ');
  return (
    <Typography variant="caption" sx={{ color: 'var(--text-tertiary)', fontVariantNumeric: 'tabular-nums' }}>
      {span}
    </Typography>
  );
}

const EXPIRY_TONES = { expired: 'error', soon: 'warning', valid: 'success' } as const satisfies Record<
  ExpiryState,
  string
>;

const Cover = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: 'var(--surface-pressed)',
  color: 'var(--text-tertiary)',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  // A document is shown uncropped.
  '&[data-whole] img': { objectFit: 'contain' },
  '& .state': {
    position: 'absolute',
    top: 10,
    right: 10,
    display: 'flex',
    borderRadius: 'var(--radius-chip)',
    boxShadow: '0 0 0 1px var(--border-subtle)',
  },
  '& .more': {
    position: 'absolute',
    right: 10,
    bottom: 10,
    padding: '0 7px',
    borderRadius: 'var(--radius-chip)',
    fontSize: 'var(--type-caption)',
    lineHeight: '1.25rem',
    backgroundColor: 'rgba(22, 27, 38, .78)',
    color: '#fff',
  },
  // Beside the text on phones, where a whole card would show one entry at a time.
  [below.phone]: {
    flex: '0 0 112px',
    aspectRatio: 'auto',
    // The line below the texts says the state in words: here the mark would cover a third of the document.
    '& .state, & .more': { display: 'none' },
  },
});
const Frame = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& .grip': {
    position: 'absolute',
    top: 8,
    left: 8,
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--surface-base)',
    boxShadow: 'var(--shadow-xs)',
    opacity: 0,
    transition: 'opacity .12s',
  },
  '&:hover .grip, & .grip:focus-within, & .grip:has([aria-expanded="true"])': { opacity: 1 },
  '@media (hover: none)': { '& .grip': { opacity: 1 } },
  '@media print': { '& button': { display: 'none' } },
  [below.phone]: {
    flexDirection: 'row',
    '& .grip': { top: 'auto', bottom: 0, left: 0, background: 'none', boxShadow: 'none' },
    // Drawn smaller than what a finger hits, so that it does not cover the picture.
    '& .grip::before': {
      content: '""',
      position: 'absolute',
      inset: 8,
      borderRadius: 'var(--radius-chip)',
      backgroundColor: 'var(--surface-base)',
      boxShadow: 'var(--shadow-xs)',
    },
    '& .grip > button': { position: 'relative' },
  },
});

interface StrengthCardProps {
  entry: StrengthEntry;
  actions: StrengthActions;
  /** Undefined if the order cannot be changed here. */
  position: CardPosition | undefined;
}

export function StrengthCard({ entry, actions, position }: StrengthCardProps) {
  const t = useTranslations('strength');
  const { hrefOf } = useEdited();
  const facts = useStrengthFacts()(entry);
  const { id, kind, title, images, description, issuedBy } = entry;
  const expiry = useExpiry(entry);
  return (
    <Frame>
      <Cover data-whole={kind === 'certificate' || undefined}>
        <Picture
          src={images[0]}
          alt=""
          loading="lazy"
          draggable={false}
          fallback={<ImageOff size={20} strokeWidth={1.7} aria-hidden />}
        />
        {expiry && (
          <span className="state">
            <StatusChip tone={EXPIRY_TONES[expiry.state]}>{t(`expiry.${expiry.state}`)}</StatusChip>
          </span>
        )}
        {images.length > 1 && <span className="more">{t('pictures', { count: images.length })}</span>}
        {position && (
          <span className="grip">
            <PositionMenu title={title} position={position} />
          </span>
        )}
      </Cover>
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px', padding: '12px 14px 6px' }}
      >
        <Link
          href={hrefOf(id)}
          variant="subtitle1"
          draggable={false}
          dir="auto"
          sx={{ ...clampLines(2), color: 'var(--text-primary)', overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        {issuedBy && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('issued', { by: issuedBy })}
          </Typography>
        )}
        {facts && (
          <Typography variant="body2" sx={{ color: 'var(--text-link)', fontVariantNumeric: 'tabular-nums' }}>
            {facts}
          </Typography>
        )}
        {description && !issuedBy && (
          <Typography variant="body2" sx={{ ...clampLines(2), color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        )}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: '2.5rem',
            minWidth: 0,
            marginTop: 'auto',
            marginRight: '-6px',
          }}
        >
          <ValidityLine entry={entry} />
          <Box sx={{ flex: 1 }} />
          <RowButtons actions={actions.ofOne(entry)} busy={actions.busy} />
        </Box>
      </Box>
    </Frame>
  );
}
