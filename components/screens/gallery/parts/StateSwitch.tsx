import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Segmented } from '@/components/ui/form/inputs/Segmented';

interface StateSwitchProps<S extends string> {
  states: readonly S[];
  value: S;
  onChange: (state: S) => void;
  labelOf: (state: S) => ReactNode;
  /** What it switches, if it is no state. */
  label?: string;
}

/** Switches a sample from one of its states to another. */
export function StateSwitch<S extends string>({ states, value, onChange, labelOf, label }: StateSwitchProps<S>) {
  const t = useTranslations('gallery.sample');
  return (
    <Segmented
      name={useId()}
      aria-label={label ?? t('state')}
      options={states.map((state) => ({ value: state, label: labelOf(state) }))}
      value={value}
      onChange={(state) => onChange(state as S)}
    />
  );
}

/** The states in which every region is drawn. */
export const REGION_STATES = ['full', 'loading', 'empty', 'failed'] as const;
export type RegionState = (typeof REGION_STATES)[number];

interface RegionSwitchProps {
  value: RegionState;
  onChange: (state: RegionState) => void;
}

export function RegionSwitch(props: RegionSwitchProps) {
  const t = useTranslations('gallery.state');
  return <StateSwitch states={REGION_STATES} labelOf={(state) => t(state)} {...props} />;
}
