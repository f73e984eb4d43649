import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useMessages, useTranslations } from 'next-intl';
import { valueAt } from '@/components/ui/form/paths';
import { SECTIONS, SHEET_COLUMNS } from '../columns/columns';
import { useGrowing } from '@/components/ui/layout/use-growing';
import { below } from '@/lib/theme/breakpoints';
import type { SheetHeads } from '../worker/import-job';
import type { MatchedHead } from '../worker/match-columns';
import { HiddenParts } from './HiddenParts';
import { SheetTable } from './SheetTable';

const Samples = styled('td')({
  color: 'var(--text-secondary)',
  '&&': { maxWidth: 260 },
  [below.phone]: { '&&': { maxWidth: 'none' } },
});

const Choice = styled(NativeSelect)({
  minWidth: '9rem',
  // The padding belongs to the element that is pressed.
  '&&': { padding: 0 },
  '&& .MuiNativeSelect-select': { padding: '5px 30px 5px 9px' },
  '& .MuiNativeSelect-icon': {
    right: 9,
    top: 'calc(50% - 0.5rem)',
    width: '1rem',
    height: '1rem',
    color: 'var(--text-tertiary)',
  },
});

/** Rows drawn in one frame: each has a choice of all fields. */
const ROWS_PER_FRAME = 8;

interface ColumnsStepProps {
  sheets: SheetHeads[];
  onChange: (sheetAt: number, heads: MatchedHead[]) => void;
}

/** Which column of the file fills which field; a field is filled by one column. */
export function ColumnsStep({ sheets, onChange }: ColumnsStepProps) {
  const t = useTranslations('productSheet.import');
  const sections = useTranslations('productForm.sections');
  const figures = useTranslations('productSheet.section');
  const messages = useMessages();
  const choose = (sheetAt: number, heads: MatchedHead[], head: MatchedHead, column: string) =>
    onChange(
      sheetAt,
      heads.map((one) =>
        one === head ? { ...one, column } : one.column === column && column ? { ...one, column: '' } : one,
      ),
    );
  const most = Math.max(...sheets.map(({ heads }) => heads.length));
  const shown = useGrowing(most, ROWS_PER_FRAME);
  return sheets.map(({ name, rows, heads, hiddenRows, hiddenSheets }, sheetAt) => (
    <section key={name}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {name ? t('sheetRows', { name, count: rows }) : t('rows', { count: rows })}
      </Typography>
      <HiddenParts rows={hiddenRows} heads={heads} sheets={sheetAt === 0 ? hiddenSheets : []} />
      <SheetTable aria-label={t('columns')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('inFile')}</th>
            <th scope="col">{t('samples')}</th>
            <th scope="col">{t('field')}</th>
          </tr>
        </thead>
        <tbody>
          {heads.slice(0, shown).map((head) => (
            <tr key={head.at[0]} data-quiet={head.column === '' || undefined}>
              <th scope="row">{head.head || t('noHead', { position: head.at[0]! + 1 })}</th>
              <Samples>{head.samples.map((sample) => sample.slice(0, 60)).join(' · ')}</Samples>
              <td>
                <Choice
                  fullWidth
                  input={<OutlinedInput size="small" />}
                  IconComponent={ChevronDown}
                  value={head.column}
                  inputProps={{ 'aria-label': t('fieldOf', { head: head.head }) }}
                  onChange={({ target }) => choose(sheetAt, heads, head, target.value)}
                >
                  <option value="">{t('leaveOut')}</option>
                  {SECTIONS.map((section) => (
                    <optgroup key={section} label={section === 'figures' ? figures('figures') : sections(section)}>
                      {SHEET_COLUMNS.filter((column) => column.section === section).map(({ key, label }) => (
                        <option key={key} value={key}>
                          {String(valueAt(messages, label) ?? '')}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </Choice>
              </td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </section>
  ));
}
