import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useFormHandle } from '@/components/ui/form/form-context';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import { AttributeField } from './AttributeField';
import { AttributeRow } from './AttributeRow';
import { PathNotes } from './PathNotes';
import type { AttributeValues } from './product-values';
import { useListValue } from './use-list-value';
import { useCategoryAttributes } from './use-product-options';

/** What the category asks for, each as a field; below it what the supplier adds, name and value. */
export function AttributesEditor() {
  const t = useTranslations('productForm.attributes');
  const { control } = useFormHandle();
  const categoryId = useWatch({ control, name: 'categoryId' }) as string | undefined;
  const wanted = useCategoryAttributes(categoryId);
  const { rows, set, add, patch, remove } = useListValue<AttributeValues>('attributes');
  const names = new Set(wanted.map(({ name }) => name));
  const put = (name: string, value: string) => {
    const at = rows.findIndex((row) => row.name === name);
    if (at < 0) set([...rows, { name, value }]);
    else if (value === '') set(rows.filter((_, index) => index !== at));
    else patch(at, { value });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {t('title')}
      </Typography>
      {wanted.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
            },
            gap: 2,
            alignItems: 'start',
          }}
        >
          {wanted.map((attribute) => {
            const at = rows.findIndex((row) => row.name === attribute.name);
            return (
              <AttributeField
                key={attribute.name}
                attribute={attribute}
                index={at}
                value={rows[at]?.value ?? ''}
                onChange={(value) => put(attribute.name, value)}
              />
            );
          })}
        </Box>
      )}
      {rows.map(
        (row, index) =>
          !names.has(row.name) && (
            <AttributeRow
              key={index}
              index={index}
              row={row}
              onChange={(change) => patch(index, change)}
              onRemove={() => remove(index)}
            />
          ),
      )}
      <PathNotes path="attributes" />
      <Box>
        <Button
          size="small"
          variant="text"
          disabled={rows.length >= PRODUCT_LIMITS.attributes}
          startIcon={<Plus size={16} strokeWidth={1.7} aria-hidden="true" />}
          onClick={() => add({ name: '', value: '' })}
          sx={{ marginLeft: -1 }}
        >
          {t('add', { count: Math.max(0, PRODUCT_LIMITS.attributes - rows.length) })}
        </Button>
      </Box>
    </Box>
  );
}
