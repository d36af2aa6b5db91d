'use client';

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import { type ComponentProps, type ReactNode, useCallback } from 'react';

import { wholeAnswer } from './wholeAnswer';

type ServerFunctionClient = ComponentProps<typeof ServerFunctionsProvider>['serverFunction'];

/**
 * Around the admin: a form gets an answer of the server when all of it has arrived. A form that draws an answer with parts
 * that are still on their way cannot draw anything else until they are there, so React takes back what is typed meanwhile.
 */
export function WholeAnswersProvider({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const whole = useCallback<ServerFunctionClient>(
    async (args) => {
      const answer = await serverFunction(args);
      await wholeAnswer(answer);
      return answer;
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={whole}>{children}</ServerFunctionsProvider>;
}
