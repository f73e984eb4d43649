import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Row, Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { IconAction } from '@/components/ui/button/IconAction';
import { AddRow } from '@/components/ui/form/rows/AddRow';
import { CellField } from '@/components/ui/form/rows/CellField';
import { fieldId, useFormHandle } from '@/components/ui/form/form-context';
import { NumberInput } from '@/components/ui/form/inputs/NumberInput';
import { PathNotes } from '@/components/ui/form/issues/PathNotes';
import { RowsTable } from '@/components/ui/form/rows/RowsTable';
import { SuggestInput } from '@/components/ui/form/inputs/combo/SuggestInput';
import { useListValue } from '@/components/ui/form/use-list-value';
import { SHOP_DETAIL_LIMITS } from '@/lib/api/shop-detail';
import type { MarketValues } from './detail-kind';
import { shareRest, shareSum } from './market-shares';
import { REGION_CODES, useRegions } from './use-regions';
import space from '@/components/ui/layout/space.module.css';
import styles from './SharesBar.module.css';

const TONES = 7;
const toneOf = (index: number) => `var(--chart-series-${(index % TONES) + 1})`;

const SwatchDot = ({ index }: { index: number }) => (
  <span className={styles.dot} aria-hidden style={{ backgroundColor: toneOf(index) }} />
);

const partOf = (share: MarketValues['share']) => (typeof share === 'number' && share > 0 ? share : 0);

/** The shares in one bar; above 100 % they are scaled down, with a note beside the bar. */
function SharesBar({ rows }: { rows: readonly MarketValues[] }) {
  const t = useTranslations('shopDetail.markets');
  const { nameOf } = useRegions();
  const whole = Math.max(100, shareSum(rows.map(({ share }) => share)));
  const words = rows.map(({ region, share }) => t('part', { region: nameOf(region) || '–', share: partOf(share) }));
  return (
    <div className={styles.bar} role="img" aria-label={words.join(' · ')}>
      {rows.map(({ share }, index) => (
        <i key={index} style={{ width: `${(partOf(share) / whole) * 100}%`, backgroundColor: toneOf(index) }} />
      ))}
    </div>
  );
}

export function MarketsEditor() {
  const t = useTranslations('shopDetail.markets');
  const { formId } = useFormHandle();
  const { rows, add, patch, remove } = useListValue<MarketValues>('mainMarkets');
  const regions = useRegions();
  const rest = shareRest(rows.map(({ share }) => share));
  const unused = REGION_CODES.filter((region) => !rows.some((row) => row.region === region));
  const cell = <K extends keyof MarketValues>(index: number, part: K, label: string, input: ReactNode) => {
    const path = `mainMarkets.${index}.${part}`;
    return (
      <div role="cell">
        <CellField
          path={path}
          label={label}
          value={rows[index]![part]}
          onChange={(value) => patch(index, { [part]: value } as Partial<MarketValues>)}
          notesId={`${fieldId(formId, path)}-notes`}
        >
          {input}
        </CellField>
        <PathNotes path={path} />
      </div>
    );
  };
  return (
    <Stack id={fieldId(formId, 'mainMarkets')} tabIndex={-1} gap={8}>
      <Text variant="subtitle2" as="h3">
        {t('title')}
      </Text>
      {rows.length > 0 && (
        <>
          <SharesBar rows={rows} />
          <RowsTable label={t('title')} heads={[t('region'), t('share')]} widths="minmax(0, 1fr) minmax(0, 92px) 32px">
            {rows.map((row, index) => (
              <div role="row" key={index}>
                {cell(
                  index,
                  'region',
                  t('regionOf', { row: index + 1 }),
                  <SuggestInput
                    size="small"
                    suggestions={unused}
                    names={regions}
                    start={<SwatchDot index={index} />}
                  />,
                )}
                {cell(index, 'share', t('shareOf', { row: index + 1 }), <NumberInput size="small" suffix="%" />)}
                <div role="cell">
                  <IconAction size="small" label={t('remove', { row: index + 1 })} onClick={() => remove(index)}>
                    <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
                  </IconAction>
                </div>
              </div>
            ))}
          </RowsTable>
        </>
      )}
      <PathNotes path="mainMarkets" />
      <Row gap={8} wrap>
        <AddRow
          label={t('add')}
          rows={rows.length}
          max={SHOP_DETAIL_LIMITS.markets}
          onAdd={() => add({ region: '', share: undefined })}
        />
        <Text
          role="status"
          variant={rest < 0 ? 'subtitle2' : 'body2'}
          as="p"
          tone={rest < 0 ? 'error' : 'secondary'}
          className={`${space.toEnd} ${space.numbers}`}
        >
          {rows.length > 0 && t(rest < 0 ? 'over' : rest === 0 ? 'whole' : 'rest', { rest: Math.abs(rest) })}
        </Text>
      </Row>
    </Stack>
  );
}
