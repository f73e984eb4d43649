import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { currentPlace, goAhead, navigate, usePlace } from './location';

const Path = () => <p>{usePlace().path}</p>;

test('an address that moved between the first look at it and the first drawing is followed', () => {
  location.hash = '#/before';
  expect(currentPlace().path).toBe('/before');
  function Late() {
    // Runs before the subscription of usePlace, as a link followed while the client still loads.
    useLayoutEffect(() => {
      history.replaceState(null, '', '#/after');
    }, []);
    return <Path />;
  }
  act(() => void render(<Late />));
  expect(screen.getByText('/after')).toBeInTheDocument();
});

test('who can show a place at once goes ahead by a frame; every other place is told at once', () => {
  jest.useFakeTimers();
  act(() => void render(<Path />));
  const end = goAhead(({ path }) => path === '/kept');
  act(() => navigate('/kept'));
  expect(currentPlace().path).toBe('/kept');
  expect(screen.queryByText('/kept')).toBeNull();
  act(() => void jest.advanceTimersByTime(100));
  expect(screen.getByText('/kept')).toBeInTheDocument();
  act(() => navigate('/new'));
  expect(screen.getByText('/new')).toBeInTheDocument();
  end();
  act(() => navigate('/kept'));
  expect(screen.getByText('/kept')).toBeInTheDocument();
  jest.useRealTimers();
});
