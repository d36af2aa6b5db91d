'use client';
export function ReleasePanel() { return null; }
