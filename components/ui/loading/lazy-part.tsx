import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { currentPlace } from '@/lib/router/location';
import { logError } from '@/lib/state/error-log';
import { showError } from '@/lib/state/messages';
import { isChunkLost, loadChunk } from '@/lib/util/load-chunk';

const lost = new Set<() => void>();

/** Lets everything whose file was lost be asked for again; called by an error boundary before it draws anew. */
export function forgetLost(): void {
  lost.forEach((renew) => renew());
  lost.clear();
}

/**
 * React's `lazy` with the limits of {@link loadChunk}, and a second chance after {@link forgetLost}. A failure goes to
 * the boundary around it.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        // Not at once: React draws a second time before it gives an error to the boundary.
        lost.add(() => (Current = create()));
        throw error;
      }
    });
  let Current = create();
  return function LazyScreen(props: P) {
    const Screen = Current as ComponentType<P>;
    return <Screen {...props} />;
  };
}

/** Around a menu or a dialog: what cannot be loaded is said in a message, and everything else stands. */
class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logError(error, currentPlace().full);
    showError(error);
    if (isChunkLost(error)) forgetLost();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** As {@link lazyScreen}, for a part that the rest of the page can do without; opened again, it is asked for again. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazyScreen(load);
  return function LazyPart(props: P) {
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
