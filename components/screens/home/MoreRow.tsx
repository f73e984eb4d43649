import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LightTextButton } from '@/components/ui/button/light-buttons';

const Row = styled('div')({ '&&': { gridColumn: '1 / -1', flexBasis: '100%', padding: '2px 10px' } });

interface MoreRowProps {
  /** How many figures are left out at first; none: no row. */
  count: number;
  open: boolean;
  onToggle: () => void;
}

/** The last row of a strip: shows what is behind the few that matter. */
export function MoreRow({ count, open, onToggle }: MoreRowProps) {
  const t = useTranslations('home');
  if (count === 0) return null;
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Row>
      <LightTextButton type="button" aria-expanded={open} onClick={onToggle}>
        {open ? t('fewer') : t('more', { count })}
        <Icon size={14} aria-hidden />
      </LightTextButton>
    </Row>
  );
}
