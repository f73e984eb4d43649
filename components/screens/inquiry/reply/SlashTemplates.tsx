import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { findOptions, optionByKey, type ComboOption } from '@/components/ui/form/inputs/combo/combo';
import { ComboList } from '@/components/ui/form/inputs/combo/ComboList';
import type { Inquiry } from '@/lib/api/inquiry-schema';
import { replyTemplateApi } from '@/lib/api/reply-template';
import { MAX_PAGE_SIZE } from '@/lib/api/values';
import { languageName } from '@/lib/i18n/display-names';
import { isComposing } from '@/lib/util/browser/composing';
import { buyerLanguage } from '../rules/buyer-language';
import { fillTemplate } from '../template/template-fill';
import { templatesFor } from '../template/template-order';
import { keepUsed, readUsed } from '../template/last-used';
import { useSlotValues } from '../template/use-slot-values';
import type { Slash } from './use-slash';

interface SlashTemplatesProps {
  inquiry: Inquiry;
  /** The text, and what follows the sign in it. */
  anchor: HTMLElement;
  query: string;
  onShown: Slash['setShown'];
  onChoose: (words: string) => void;
  onClose: () => void;
}

/** The templates beside the reply, none of whose buttons they cover; the focus stays in the text. */
export function SlashTemplates({ inquiry, anchor, query, onShown, onChoose, onClose }: SlashTemplatesProps) {
  const t = useTranslations('inquiry.template');
  const locale = useLocale();
  const id = useId();
  const values = useSlotValues(inquiry);
  const [pointed, setPointed] = useState<string>();
  const { data, error } = useQuery(replyTemplateApi.list({ sort: 'title', order: 'asc', pageSize: MAX_PAGE_SIZE }));
  const language = buyerLanguage(inquiry.buyer.country);
  const templates = templatesFor(data?.list ?? [], language, readUsed());
  const all: ComboOption[] = templates.map((one) => {
    const isForeign = one.language !== '' && one.language !== language;
    const label = isForeign ? `${one.title} · ${languageName(one.language, locale)}` : one.title;
    return { value: one.id, label, search: one.content };
  });
  const options = findOptions(all, query);
  const current = options.find(({ value }) => value === pointed) ?? options[0];
  const idAt = (place: number) => `${id}-${place}`;
  const choose = ({ value }: ComboOption) => {
    const template = templates.find((one) => one.id === value);
    if (!template) return;
    keepUsed(value);
    onChoose(fillTemplate(template.content, values(template.language)));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isChoice = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    const next = optionByKey(event.key, options, current, true);
    if (event.key === 'Escape') onClose();
    else if (isChoice && current) choose(current);
    else if (next) setPointed(next.value);
    else return;
    // The text would take it for its own.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    anchor.addEventListener('keydown', listener);
    return () => anchor.removeEventListener('keydown', listener);
  }, [anchor]);
  const currentId = current && idAt(options.indexOf(current));
  useEffect(() => {
    onShown(currentId === undefined ? undefined : { listId: id, currentId });
    return () => onShown(undefined);
  }, [id, currentId, onShown]);
  if (!data && !error) return null;
  return (
    <ComboList
      id={id}
      anchor={anchor.closest('section') ?? anchor}
      isAsWideAsTexts={false}
      name={{ 'aria-label': t('title'), 'aria-labelledby': undefined }}
      options={options}
      none={t(error ? 'failed' : all.length > 0 ? 'noneFound' : 'noneTitle')}
      current={current}
      idAt={idAt}
      isChosen={(option) => option === current}
      isMultiple={false}
      isBeside
      onPoint={({ value }) => setPointed(value)}
      onChoose={choose}
    />
  );
}
