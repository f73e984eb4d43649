import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { withOtherParts, type FieldFormat } from './field-formats';
import { fieldLabel, type LabelTexts } from './field-label';
import type { FormSectionInfo } from './sections';

/** A form's declaration of one top-level field of its record. */
interface FieldInfo {
  /** The section of the form it is in. */
  section?: string;
  /** Keys of the names of its parts by their path, `#` for a row; without one a part is named by its own key. */
  labels?: Readonly<Record<string, string>>;
  /** None: the form has no value for it, but an error of the platform may name it. */
  format?: FieldFormat<unknown>;
}

/**
 * The fields of a form in their order: the one declaration that values, sections, names and comparisons derive from.
 */
export type FieldTable = Readonly<Record<string, FieldInfo>>;

/** The type of the form's values for a table. */
export type ValuesOf<T extends FieldTable> = {
  -readonly [K in keyof T as T[K] extends { format: object } ? K : never]: T[K] extends {
    format: { read: (stored: unknown) => infer V };
  }
    ? V
    : never;
};

type SectionOf<T extends FieldTable> = Extract<T[keyof T], { section: string }>['section'];

const formatsOf = (table: FieldTable): [name: string, format: FieldFormat<unknown>][] =>
  Object.entries(table).flatMap(([name, { format }]) => (format ? [[name, format]] : []));

/** The values of a record, or of a new one. */
export const readFields = <T extends FieldTable>(table: T, record: object = {}): ValuesOf<T> =>
  Object.fromEntries(
    formatsOf(table).map(([name, { read }]) => [name, read((record as Record<string, unknown>)[name])]),
  ) as ValuesOf<T>;

/** The fields to send; undefined removes one from the record. */
export const writeFields = <T extends FieldTable>(table: T, values: ValuesOf<T>): Record<keyof ValuesOf<T>, unknown> =>
  Object.fromEntries(
    formatsOf(table).map(([name, { write }]) => [name, write((values as Record<string, unknown>)[name])]),
  ) as Record<keyof ValuesOf<T>, unknown>;

/** The fields to send, with what the groups of the stored record contain beside the form's parts. */
export const withOthers = (table: FieldTable, fields: Record<string, unknown>, stored: object = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, sent]) => [
      name,
      withOtherParts(table[name]?.format?.parts, sent, (stored as Record<string, unknown>)[name]),
    ]),
  );

/** The form's part of a record, for comparing two versions field by field. */
export const partOf = (table: FieldTable, record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(formatsOf(table).flatMap(([name]) => (record[name] === undefined ? [] : [[name, record[name]]])));

/** The fields that are texts by language. */
export const localizedFields = <T extends FieldTable>(table: T) =>
  formatsOf(table).flatMap(([name, { shown }]) => (shown === 'texts' ? [name] : [])) as (keyof ValuesOf<T> & string)[];

/** What the kind of a record (plain-kind.ts) takes from its table; `first` is a new record. */
export const kindFields = <T extends FieldTable>(table: T, first?: object) => ({
  toValues: (record: object | undefined = first) => readFields(table, record),
  toFields: (values: ValuesOf<T>) => writeFields(table, values),
  localized: localizedFields(table),
});

/** The sections of a form in the order of its fields, with headings in the interface language. */
export function sectionsOf<T extends FieldTable>(table: T, title: (id: SectionOf<T>) => string): FormSectionInfo[] {
  const ids = [...new Set(Object.values(table).flatMap(({ section }) => section ?? []))];
  return ids.map((id) => ({
    id,
    title: title(id as SectionOf<T>),
    paths: Object.keys(table).filter((name) => table[name]?.section === id),
  }));
}

const labelKeys = (table: FieldTable): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { labels = {} }]) =>
      Object.entries(labels).map(([part, key]) => [`${name}.${part}`, key]),
    ),
  );

/** The name of a field by its path in the interface language; an unknown path is returned unchanged. */
export function useFieldLabels(table: FieldTable, namespace: Parameters<typeof useTranslations>[0]) {
  const t = useTranslations(namespace) as unknown as LabelTexts;
  const keys = useMemo(() => labelKeys(table), [table]);
  return (path: string): string => fieldLabel(t, keys, path);
}
