import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { placesIn, type Place } from './marks';
import styles from './keys.module.css';

const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];
/** The maximum of texts listed for an element. */
const MAX_PLACES = 8;

const textOf = ({ file, key, line }: Place) => `${key} ${file}:${line}`;

/** The places of the texts of an element, or of its closest ancestor that has any. */
function placesOf(start: Element): Place[] {
  for (let element: Element | null = start; element; element = element.parentElement) {
    const names = NAMES.map((name) => element.getAttribute(name) ?? '');
    const found = placesIn([element.textContent, ...names].join(' '));
    if (found.length > 0) return found.slice(0, MAX_PLACES);
  }
  return [];
}

/** The texts under the pointer or in focus, each as a button that copies its key and place; Alt and a press copies the first. */
function Keys({ own }: { own: Element }) {
  const [places, setPlaces] = useState<Place[]>([]);
  const [copied, setCopied] = useState('');
  const copy = (place: Place) => {
    void navigator.clipboard.writeText(textOf(place)).then(() => setCopied(textOf(place)));
  };
  const copyFirst = useEffectEvent((element: Element) => placesOf(element).slice(0, 1).forEach(copy));
  useEffect(() => {
    const isOwn = ({ target }: Event) => !(target instanceof Element) || own.contains(target);
    const look = (event: Event) => {
      if (!isOwn(event)) setPlaces(placesOf(event.target as Element));
    };
    const press = (event: MouseEvent) => {
      if (!event.altKey || isOwn(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      copyFirst(event.target as Element);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('click', press, true);
    };
  }, [own]);
  return (
    <aside className={styles.keys} aria-label="i18n">
      {places.map((place) => (
        <button key={textOf(place)} type="button" onClick={() => copy(place)}>
          <b>{place.key}</b> {place.file}:{place.line} {copied === textOf(place) && '✓'}
        </button>
      ))}
      <output className="visually-hidden">{copied}</output>
    </aside>
  );
}

/** Shows the key and place of the texts under the pointer, at the lower edge of the page. */
export function showKeys(): void {
  const own = document.createElement('div');
  document.body.append(own);
  createRoot(own).render(<Keys own={own} />);
}
