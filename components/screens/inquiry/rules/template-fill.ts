import { TEMPLATE_SLOTS } from '@/lib/api/reply-template';

export type Slot = (typeof TEMPLATE_SLOTS)[number];
export type SlotValues = Partial<Record<Slot, string | undefined>>;

const isSlot = (name: string): name is Slot => (TEMPLATE_SLOTS as readonly string[]).includes(name);

/**
 * A template with its slots filled in. What is not known stays in its braces: a gap that is seen is better than a letter
 * to "Dear ,". Words in braces that are no slot are left alone, and a value that looks like a slot is text.
 */
export function fillTemplate(content: string, values: SlotValues): string {
  return content.replace(/\{(\w+)\}/g, (whole, name: string) => (isSlot(name) && values[name]?.trim()) || whole);
}

/** The slots that a filled text still has open. */
export const openSlots = (text: string): Slot[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (isSlot(name) ? [name] : []))),
];
