const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What finds the chosen journeys: one entry per beginning of a title, so that one that no journey has is found.
 *
 * @param {Readonly<Record<string, true | readonly string[]>>} choice by file, beginnings of titles; `true` is the whole file
 */
export const entriesOf = (choice) =>
  Object.entries(choice).flatMap(([file, titles]) =>
    (titles === true ? [''] : titles).map((title) => new RegExp(`${literal(file)}\\.spec\\.ts .*${literal(title)}`)),
  );

/** Playwright looks for it in the project, the file, the groups and the title of a journey, joined by spaces. */
export const anyOf = (entries) => new RegExp(entries.map(({ source }) => source).join('|'));
