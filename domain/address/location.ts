import { LOCATION_LEVELS, type LocationChoice, type LocationLevel, type Place } from './location-levels.ts';

export const NO_LOCATION: LocationChoice = { country: null, state: null, city: null, neighborhood: null };

/** Changing a level clears every level below it; choosing the same place again changes nothing. */
export function chooseLocation(choice: LocationChoice, level: LocationLevel, place: Place | null): LocationChoice {
  if (choice[level]?._id === place?._id) return choice;
  const isAbove = (asked: LocationLevel): boolean => LOCATION_LEVELS.indexOf(asked) < LOCATION_LEVELS.indexOf(level);
  const only = (asked: LocationLevel): Place | null => (isAbove(asked) ? choice[asked] : null);
  const cleared: LocationChoice = {
    country: only('country'),
    state: only('state'),
    city: only('city'),
    neighborhood: only('neighborhood'),
  };
  return { ...cleared, [level]: place };
}

export function parentLevelOf(level: LocationLevel): LocationLevel | null {
  return LOCATION_LEVELS[LOCATION_LEVELS.indexOf(level) - 1] ?? null;
}

export function childLevelOf(level: LocationLevel): LocationLevel | null {
  return LOCATION_LEVELS[LOCATION_LEVELS.indexOf(level) + 1] ?? null;
}

/** A level's list can be asked for once its parent is chosen. */
export function isLevelOpen(choice: LocationChoice, level: LocationLevel): boolean {
  const parent = parentLevelOf(level);
  return parent === null || choice[parent] !== null;
}
