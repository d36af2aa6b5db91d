'use client';

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

const ScheduleTurn = createContext(0);

/** A number that changes with every schedule that is added or cancelled in a form. */
export const useScheduleTurn = (): number => useContext(ScheduleTurn);

/** A picker that closes itself by Escape has used the key: the drawer around it stays. */
function keepDrawer(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.defaultPrevented) event.stopPropagation();
}

/** Around the admin: Payload's form of schedules says “Scheduled successfully” after a refusal too, unless that throws. */
export function ScheduleProvider({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const [turn, setTurn] = useState(0);
  const { schedulePublish } = functions;
  const withRefusals = useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof schedulePublish>[0]) => {
        const answer = (await schedulePublish(args)) as { error?: string };
        if (answer.error) throw new Error(answer.error);
        setTurn((before) => before + 1);
        return answer;
      },
    }),
    [functions, schedulePublish],
  );
  useEffect(() => {
    document.body.addEventListener('keydown', keepDrawer);
    return () => document.body.removeEventListener('keydown', keepDrawer);
  }, []);
  return (
    <ServerFunctionsContext value={withRefusals}>
      <ScheduleTurn value={turn}>{children}</ScheduleTurn>
    </ServerFunctionsContext>
  );
}
