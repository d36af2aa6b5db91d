import { randomInt } from 'node:crypto';

/** From 0 up to, but without, 1. Drawings take it as a parameter, so that a test can repeat one. */
export type Random = () => number;

const steps = 2 ** 32;
export const unpredictable: Random = () => randomInt(steps) / steps;

export const between = (random: Random, min: number, max: number): number => min + random() * (max - min);

export const wholeBetween = (random: Random, min: number, max: number): number =>
  Math.floor(between(random, min, max + 1));

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A length for an SVG: pixels with one decimal. */
export const px = (value: number): string => value.toFixed(1);
