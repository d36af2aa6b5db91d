/**
 * The only file with raw colours: the roles of the theme in each scheme. Components name roles (`theme.color`), which
 * are custom properties; pairs that stand on each other meet WCAG 2.2 AA in both schemes (theme.test).
 */
const palette = {
  ink: '#0f2a30',
  inkSoft: '#46595d',
  paper: '#fcfcfa',
  mist: '#eef2f0',
  line: '#c7d2d0',
  lineStrong: '#788c8e',
  petrol: '#1c5a64',
  signal: '#bf3318',
  signalDark: '#992611',
  signalTint: '#fbeae4',
  signalOnInk: '#ff7d57',
  mistOnInk: '#b9cbcc',
  lineOnInk: '#2e4a50',
  positive: '#1d6b45',
} as const;

/** Ink becomes the ground; paper and signal become lighter where they are text. */
const night = {
  ground: '#0c1a1d',
  raised: '#14272b',
  panel: '#1b363d',
  text: '#e9efed',
  textSoft: '#a7b8ba',
  line: '#2c4348',
  lineStrong: '#738a8d',
  petrol: '#8fcbd3',
  signal: '#ff8361',
  signalLight: '#ffa78d',
  signalShade: '#3b1d15',
  lineOnPanel: '#3a585f',
  positive: '#74d0a2',
} as const;

/** In the dark, pictures that are drawn on paper give back this share of their light. */
export const lightOfPictures = 0.78;

export const schemes = {
  light: {
    text: palette.ink,
    textMuted: palette.inkSoft,
    background: palette.paper,
    surface: palette.mist,
    line: palette.line,
    lineStrong: palette.lineStrong,
    link: palette.petrol,
    signal: palette.signal,
    signalHover: palette.signalDark,
    signalSurface: palette.signalTint,
    onSignal: palette.paper,
    inverse: palette.ink,
    onInverse: palette.paper,
    onInverseMuted: palette.mistOnInk,
    lineOnInverse: palette.lineOnInk,
    signalOnInverse: palette.signalOnInk,
    positive: palette.positive,
    badgeText: palette.petrol,
    headerBackground: 'rgb(252 252 250 / 0.8)',
    backdrop: 'rgb(15 42 48 / 0.55)',
    imageVeil: 'rgb(15 42 48 / 0.8)',
    shadow: 'rgb(15 42 48 / 0.12)',
    scale: ['#e3ebe8', '#c9dad7', '#a9c5c3', '#3f7880', '#1c5a64'],
  },
  dark: {
    text: night.text,
    textMuted: night.textSoft,
    background: night.ground,
    surface: night.raised,
    line: night.line,
    lineStrong: night.lineStrong,
    link: night.petrol,
    signal: night.signal,
    signalHover: night.signalLight,
    signalSurface: night.signalShade,
    onSignal: night.ground,
    inverse: night.panel,
    onInverse: palette.paper,
    onInverseMuted: palette.mistOnInk,
    lineOnInverse: night.lineOnPanel,
    signalOnInverse: night.signal,
    positive: night.positive,
    badgeText: night.petrol,
    headerBackground: 'rgb(12 26 29 / 0.8)',
    backdrop: 'rgb(0 0 0 / 0.65)',
    imageVeil: 'rgb(15 42 48 / 0.8)',
    shadow: 'rgb(0 0 0 / 0.6)',
    scale: ['#1a2f34', '#20444c', '#2a5a64', '#34707a', '#3b7b86'],
  },
} as const;
