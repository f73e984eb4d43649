import type { Parameter } from './call';

export const texts = (...names: string[]): Parameter[] => names.map((name) => [name, 'texts']);
export const flags = (...names: string[]): Parameter[] => names.map((name) => [name, 'flag']);
export const days = (...names: string[]): Parameter[] =>
  names.flatMap((name): Parameter[] => [
    [`${name}From`, 'day'],
    [`${name}To`, 'day'],
  ]);
export const numbers = (...names: string[]): Parameter[] => names.map((name) => [name, 'number']);
