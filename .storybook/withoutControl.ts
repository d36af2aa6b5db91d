import type { Preview } from '@storybook/react';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const isElement = (value: unknown) => [value].flat().some((one) => isValidElement(one));

/**
 * Functions and elements cannot be typed in: their rows have no field. Calls of functions are listed in the panel Actions;
 * a story shows what other elements look like.
 */
export const withoutControl: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const isFunction = typeof value === 'function' || argType.table?.type?.summary?.includes('=>');
      return [name, isFunction || isElement(value) ? { ...argType, control: { disable: true } } : argType];
    }),
  );
