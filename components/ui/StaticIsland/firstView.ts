import { createContext, useContext } from 'react';

const FirstViewContext = createContext(false);

/** Whether the page shows the server's HTML, whose kept parts have neither code nor data in the browser. */
export const FirstViewProvider = FirstViewContext.Provider;

/** True until the first client navigation that brings new props; false on the server, in stories and tests. */
export const useIsFirstView = (): boolean => useContext(FirstViewContext);
