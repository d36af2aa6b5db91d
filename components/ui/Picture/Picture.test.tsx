import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { hexOf } from '@/components/theme/contrast';

import { Picture } from './Picture';

const image = { src: '/pictures/harbour.webp', alt: 'A harbour at dawn', width: 1600, height: 900 };

it('reserves its space and loads lazily', () => {
  renderWithProviders(<Picture image={image} sizes="(min-width: 70rem) 50vw, 100vw" />);
  const picture = screen.getByRole('img', { name: 'A harbour at dawn' });
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveAttribute('height', '900');
  expect(picture).toHaveAttribute('sizes', '(min-width: 70rem) 50vw, 100vw');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

it('has two files for a width that does not depend on the window', () => {
  renderWithProviders(<Picture image={image} sizes="12rem" />);
  const picture = screen.getByRole('img');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['192', '108']);
  expect(picture).not.toHaveAttribute('sizes');
  expect(picture.getAttribute('srcset')?.split(', ')).toEqual([
    expect.stringMatching(/ 1x$/),
    expect.stringMatching(/ 2x$/),
  ]);
});

it('loads eagerly at the top of the page', () => {
  renderWithProviders(<Picture image={image} sizes="100vw" preload />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading', 'lazy');
});

it('shows its colour until it comes, and says whether it is drawn', () => {
  const ground = hexOf('surface', 'light');
  renderWithProviders(<Picture image={{ ...image, colour: ground, isDrawing: true }} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: ground });
  expect(screen.getByRole('img')).toHaveAttribute('data-drawing');
});

it('keeps the focal point in view when cropped', () => {
  renderWithProviders(<Picture image={{ ...image, focus: { x: 20, y: 80 } }} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' });
});
