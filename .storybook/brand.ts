import { create } from 'storybook/theming';

import { schemes } from '../components/theme/schemes';
import { theme } from '../components/theme/theme';

const { radius } = theme;
const color = schemes.light;

/** Storybook's own frame and pages in the colours and the face of the house. */
export const brand = create({
  base: 'light',
  brandTitle: 'Kompassa components',
  brandUrl: './',
  brandImage: './brand/logo.svg',
  brandTarget: '_self',
  fontBase: "Archivo, 'Helvetica Neue', Arial, sans-serif",
  colorPrimary: color.signal,
  colorSecondary: color.link,
  appBg: color.surface,
  appContentBg: color.background,
  appPreviewBg: color.background,
  appBorderColor: color.line,
  appBorderRadius: parseInt(radius.m),
  textColor: color.text,
  textMutedColor: color.textMuted,
  textInverseColor: color.onInverse,
  barBg: color.background,
  barTextColor: color.textMuted,
  barHoverColor: color.link,
  barSelectedColor: color.signal,
  inputBg: color.background,
  inputBorder: color.lineStrong,
  inputTextColor: color.text,
  inputBorderRadius: parseInt(radius.s),
  booleanBg: color.surface,
  booleanSelectedBg: color.background,
});
