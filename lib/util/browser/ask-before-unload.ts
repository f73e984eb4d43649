/**
 * A reason for the browser to ask before it unloads the page. Returns a function that sets whether it holds now; the
 * browser asks as long as any reason does.
 */
export function reasonToStay(): (holds: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (holds) => {
    if (holds) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}
