import type { Decorator } from '@storybook/nextjs-vite';
import { SWRConfig, type SWRResponse } from 'swr';

const idle = { data: undefined, error: undefined, isValidating: false, isLoading: false };

/** Every live call of the story has come to this; none is made. */
export function answered(answer: Partial<SWRResponse>): Decorator {
  return function Answered(Story) {
    return (
      <SWRConfig value={{ use: [() => () => ({ ...idle, mutate: () => Promise.resolve(), ...answer })] }}>
        <Story />
      </SWRConfig>
    );
  };
}
