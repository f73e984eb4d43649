import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { parseLocation } from '@/lib/router/location';
import type { ScreenName } from '@/lib/router/screens';
import { loadScreen, preparedScreen } from './load-screen';

type Loaded = { name: ScreenName; Screen: ComponentType } | { name: ScreenName; error: unknown };

interface ScreenHostProps {
  name: ScreenName;
  full: string;
  /** Shown until the code is there. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Loads a screen and renders it, with `children` after it. The code is loaded outside of React, because React holds the
 * reveal of a Suspense boundary back; it is rendered in slices that input may interrupt.
 */
export function ScreenHost({ name, full, skeleton, children }: ScreenHostProps) {
  const queries = useQueryClient();
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => {
    const Screen = preparedScreen(full);
    return Screen && { name, Screen };
  });
  const isLoaded = loaded?.name === name;
  const load = useEffectEvent(() => loadScreen(name, parseLocation(full), queries));
  useEffect(() => {
    if (isLoaded) return undefined;
    let isLeft = false;
    load().then(
      (Screen) => isLeft || startTransition(() => setLoaded({ name, Screen })),
      (error: unknown) => isLeft || setLoaded({ name, error }),
    );
    return () => {
      isLeft = true;
    };
  }, [name, isLoaded]);
  if (!isLoaded) return skeleton;
  if ('error' in loaded) throw loaded.error;
  return (
    <>
      <loaded.Screen />
      {children}
    </>
  );
}
