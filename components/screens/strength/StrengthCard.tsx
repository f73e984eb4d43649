import { ImageOff } from 'lucide-react';
import { useTranslations, useFormatter } from 'next-intl';
import { Card } from '@/components/ui/layout/Card';
import { TextLink } from '@/components/ui/layout/TextLink';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { useEdited } from '@/components/ui/record/use-edited';
import { RowButtons } from '@/components/ui/table/changes/list-actions';
import { Picture } from '@/components/ui/media/Picture';
import type { StrengthEntry } from '@/lib/api/strength';
import { type ExpiryState, expiryAt, type Expiry } from '@/lib/util/expiry';
import { PositionMenu, type CardPosition } from './PositionMenu';
import type { StrengthActions } from './use-strength-actions';
import { useShopToday } from '@/lib/api/shop-zone';
import { EXPIRING } from './kind-fields';
import styles from './StrengthCard.module.css';

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

const TEXT_TONES = { expired: 'error', soon: 'warning', valid: 'secondary' } as const;

function ValidityLine({ entry }: { entry: StrengthEntry }) {
  const t = useTranslations('strength.validity');
  const format = useFormatter();
  const day = (text: string) => format.dateTime(new Date(`${text.slice(0, 10)}T00:00:00Z`), 'day', { timeZone: 'UTC' });
  const expiry = useExpiry(entry);
  const { validFrom, validTo } = entry;
  if (expiry && validTo) {
    const { state, days } = expiry;
    return (
      <Text variant="caption" tone={TEXT_TONES[state]} className={styles.validity}>
        {state === 'soon' ? t('soon', { days }) : t(state, { day: day(validTo) })}
      </Text>
    );
  }
  const span = [validFrom, validTo].flatMap((text) => (text ? [day(text)] : [])).join(' – ');
  return (
    <Text variant="caption" tone="tertiary" className={space.numbers}>
      {span}
    </Text>
  );
}

const EXPIRY_TONES = { expired: 'error', soon: 'warning', valid: 'success' } as const satisfies Record<
  ExpiryState,
  string
>;

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
    <Card className={styles.frame}>
      <div className={styles.cover} data-whole={kind === 'certificate' || undefined}>
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
      </div>
      <div className={styles.stack}>
        <TextLink href={hrefOf(id)} draggable={false} dir="auto" className={styles.link}>
          {title}
        </TextLink>
        {issuedBy && (
          <Text variant="body2" tone="secondary" className={space.anywhere}>
            {t('issued', { by: issuedBy })}
          </Text>
        )}
        {facts && (
          <Text variant="body2" tone="link" className={space.numbers}>
            {facts}
          </Text>
        )}
        {description && !issuedBy && (
          <Text variant="body2" tone="secondary" className={styles.note}>
            {description}
          </Text>
        )}
        <div className={styles.row}>
          <ValidityLine entry={entry} />
          <div className={space.fill} />
          <RowButtons actions={actions.ofOne(entry)} busy={actions.busy} />
        </div>
      </div>
    </Card>
  );
}
