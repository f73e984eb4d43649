import { TEMPLATE_SLOTS } from '@/lib/api/reply-template';

export type Slot = (typeof TEMPLATE_SLOTS)[number];
export type SlotValues = Partial<Record<Slot, string | undefined>>;

const isSlot = (name: string): name is Slot => (TEMPLATE_SLOTS as readonly string[]).includes(name);

/**
 * Fills the slots, placeholders in braces, of a template. Unknown values keep their braces: a visible gap is better
 * than a letter to "Dear ,". Other words in braces are left unchanged, and values that look like slots are inserted as
 * text.
 */
export function fillTemplate(content: string, values: SlotValues): string {
  return content.replace(/\{(\w+)\}/g, (whole, name: string) => (isSlot(name) && values[name]?.trim()) || whole);
}

export const openSlots = (text: string): Slot[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (isSlot(name) ? [name] : []))),
];
