import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

interface LoadedProps {
  /** Asked once; what it rejects with is thrown when it is rendered. */
  load: () => Promise<ComponentType>;
  /** What is there already, and rendered at once. */
  known?: ComponentType;
  /** Shown until it is there. */
  fallback: ReactNode;
  /** Rendered after it. */
  children?: ReactNode;
}

/**
 * A component that is loaded outside of React, because React holds the reveal of a Suspense boundary back for up to 300 ms;
 * it is rendered at once: between the slices of a transition the browser makes frames that show nothing new. Another
 * component needs another key.
 */
export function Loaded({ load, known, fallback, children }: LoadedProps) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType } | { error: unknown } | undefined>(
    known && { Component: known },
  );
  const isLoaded = loaded !== undefined;
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isLeft = false;
    ask().then(
      (Component) => isLeft || setLoaded({ Component }),
      (error: unknown) => isLeft || setLoaded({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [isLoaded]);
  if (!loaded) return fallback;
  if ('error' in loaded) throw loaded.error;
  return (
    <>
      <loaded.Component />
      {children}
    </>
  );
}
