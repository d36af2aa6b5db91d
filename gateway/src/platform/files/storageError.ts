/** The storage of files did not do what it was asked. `isDown`: it gave no answer, or said that it cannot now; else it refused. */
export class StorageError extends Error {
  readonly isDown: boolean;

  constructor(isDown: boolean, cause: unknown) {
    super(isDown ? 'The storage of files does not answer.' : 'The storage of files refuses the request.', {
      cause,
    });
    // Payload may hold another copy of this class than a route does, so it is known by its name.
    this.name = 'StorageError';
    this.isDown = isDown;
  }
}

export const isStorageError = (error: unknown): error is StorageError =>
  error instanceof Error && error.name === 'StorageError';
