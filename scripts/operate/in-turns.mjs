/** Runs `work` for each of `items`, a few at the same time. */
export async function inTurns(items, work, together = 12) {
  const left = [...items];
  const results = [];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: together }, worker));
  return results.flat();
}
