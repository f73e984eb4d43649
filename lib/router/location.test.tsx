import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { currentLocation, useRouteLocation } from './location';

const Path = () => <p>{useRouteLocation().path}</p>;

test('an address that moved between the first look at it and the first drawing is followed', () => {
  location.hash = '#/before';
  expect(currentLocation().path).toBe('/before');
  function Late() {
    // Runs before useRouteLocation subscribes, like a link followed while the client is loading.
    useLayoutEffect(() => {
      history.replaceState(null, '', '#/after');
    }, []);
    return <Path />;
  }
  act(() => void render(<Late />));
  expect(screen.getByText('/after')).toBeInTheDocument();
});
