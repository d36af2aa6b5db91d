import { type FormEvent, useState } from 'react';

/** Whether more boxes of a name are ticked than are allowed; `count` is for the `change` of what holds them. */
export function useMostChoices(name: string, most: number) {
  const [isOver, setIsOver] = useState(false);
  const count = ({ currentTarget }: FormEvent) =>
    setIsOver(currentTarget.querySelectorAll(`[name="${name}"]:checked`).length > most);
  return { isOver, count };
}
