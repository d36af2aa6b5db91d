import * as migration_20261121_034540_initial from './20261121_034540_initial';

export const migrations = [
  {
    up: migration_20261121_034540_initial.up,
    down: migration_20261121_034540_initial.down,
    name: '20261121_034540_initial'
  },
];
