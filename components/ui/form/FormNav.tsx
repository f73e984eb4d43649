import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef, useState } from 'react';
import { FieldLink } from './FieldLink';
import { fieldId, useFormHandle, useFormState } from './form-context';
import { countBySection, sectionPath, type FormSectionInfo } from './sections';
import { below } from '@/lib/theme/breakpoints';
import { afterFrame } from '@/lib/util/browser/after-frame';

/** The id of the element that the reader is at: the last one whose top edge is in the upper third of the window. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const order = key.split(' ');
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = order.find((id) => inSight.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-12% 0px -60% 0px' },
    );
    order.forEach((id) => {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    });
    return () => observer.disconnect();
  }, [key]);
  return current;
}

interface FormNavProps {
  sections: readonly FormSectionInfo[];
  /** Sections with nothing missing. */
  done: ReadonlySet<string>;
  /** A note for a section that lacks something without being wrong. */
  notes: Readonly<Record<string, string | undefined>>;
}

const NARROW = below.desk;
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  [NARROW]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' },
});
const Item = styled(FieldLink)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  minHeight: '2.125rem',
  padding: '4px 10px 4px 12px',
  fontSize: 'var(--type-small)',
  lineHeight: '1.125rem',
  color: 'var(--text-secondary)',
  borderInlineStart: '2px solid var(--border-subtle)',
  borderRadius: 0,
  '&:hover': { color: 'var(--text-primary)' },
  '&[data-current]': {
    color: 'var(--primary-on-soft)',
    fontWeight: 'var(--weight-semibold)',
    borderColor: 'var(--primary-main)',
  },
  // Where colors are the system's, only the current one has its line.
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[data-current]': { borderColor: 'Highlight' },
  },
  [NARROW]: {
    minHeight: 44,
    whiteSpace: 'nowrap',
    borderInlineStart: 0,
    borderBlockEnd: '2px solid var(--border-subtle)',
  },
});
const Mark = styled('span')({
  minWidth: '1.25rem',
  padding: '0 6px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--type-caption)',
  fontWeight: 'var(--weight-medium)',
  textAlign: 'center',
  backgroundColor: 'var(--warning-soft)',
  color: 'var(--warning-text)',
  '&[data-tone="error"]': { backgroundColor: 'var(--error-soft)', color: 'var(--error-text)' },
  '&[data-tone="done"]': {
    display: 'flex',
    padding: 0,
    justifyContent: 'end',
    background: 'none',
    color: 'var(--success-text)',
  },
});

interface NavItemProps {
  id: string;
  title: string;
  current: boolean;
  errors: number;
  note: string | undefined;
  done: boolean;
}

/** Rendered again only if something of it changes: the form asks with each letter typed. */
const NavItem = memo(function NavItem({ id, title, current, errors, note, done }: NavItemProps) {
  const t = useTranslations('form.nav');
  return (
    <li>
      <Item path={sectionPath(id)} underline="none" current={current}>
        {title}
        {errors > 0 && (
          <Mark data-tone="error" aria-label={t('errors', { count: errors })} role="img">
            {errors}
          </Mark>
        )}
        {errors === 0 && note && <Mark>{note}</Mark>}
        {errors === 0 && !note && done && (
          <Mark data-tone="done" aria-label={t('done')} role="img">
            <Check size={14} strokeWidth={1.7} aria-hidden="true" />
          </Mark>
        )}
      </Item>
    </li>
  );
});

/** The sections of the form: the current one, their errors and completeness. */
export function FormNav({ sections, done, notes }: FormNavProps) {
  const t = useTranslations('form.nav');
  const { formId } = useFormHandle();
  const issues = useFormState((snapshot) => snapshot.issues);
  const counts = countBySection(sections, issues);
  const idOf = (id: string) => fieldId(formId, sectionPath(id));
  const inView = useSectionInView(sections.map(({ id }) => idOf(id))) ?? idOf(sections[0]?.id ?? '');
  const list = useRef<HTMLUListElement>(null);
  // On narrow screens the list is one scrolling row: the current section is kept visible.
  useEffect(
    () =>
      afterFrame(() => {
        const here = list.current?.querySelector<HTMLElement>('[data-current]');
        if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 24;
      }),
    [inView],
  );
  return (
    <nav aria-label={t('label')}>
      <List ref={list}>
        {sections.map(({ id, title }) => (
          <NavItem
            key={id}
            id={id}
            title={title}
            current={inView === idOf(id)}
            errors={counts.get(id) ?? 0}
            note={notes[id]}
            done={done.has(id)}
          />
        ))}
      </List>
    </nav>
  );
}
