import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRested } from '@/components/ui/feedback/use-rested';
import { productApi } from '@/lib/api/product';
import { EntityOptions } from './EntityOptions';
import { useProductFace } from './use-product-face';

const SHOWN = 8;

interface ProductChoiceProps {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

export function ProductChoice({ value, onChange }: ProductChoiceProps) {
  const t = useTranslations('picker');
  const [word, setWord] = useState('');
  const keyword = useRested(word.trim());
  const query = { keyword: keyword || undefined, pageSize: SHOWN, sort: 'updatedAt', order: 'desc' };
  const { data, isPlaceholderData } = useQuery(productApi.list(query));
  const rows = data?.list ?? [];
  return (
    <>
      <OutlinedInput
        fullWidth
        size="small"
        value={word}
        placeholder={t('findProduct')}
        onChange={(event) => setWord(event.target.value)}
        slotProps={{ input: { 'aria-label': t('findProduct') } }}
      />
      <Box aria-busy={isPlaceholderData} sx={{ display: 'flex', width: 300, height: 224, mx: -1.5, mt: 0.5 }}>
        <EntityOptions
          label={t('products')}
          rows={rows}
          face={useProductFace()}
          chosen={value ? [value] : []}
          several={false}
          full={false}
          onToggle={({ id }) => onChange(id === value ? undefined : id)}
        />
      </Box>
    </>
  );
}
