type Ratings = readonly (number | null)[]

const farthest = 1

/**
 * Ratings as differences from the person's own mean, within ±1: a model that finds much of everything,
 * or is talked into it, moves no dimension against another. Ratings that are all the same say nothing
 * and become null.
 * @param ratings by key, within ±2; null where an answer says nothing
 */
export function centreRatings(
  ratings: ReadonlyMap<string, Ratings>,
): Map<string, (number | null)[]> {
  const given = [...ratings.values()].flat().filter((rating) => rating !== null)
  const mean = given.reduce((sum, rating) => sum + rating, 0) / given.length
  const isTelling = given.some((rating) => rating !== given[0])
  const centre = (rating: number | null) =>
    rating === null || !isTelling ? null : Math.max(-farthest, Math.min(farthest, rating - mean))
  return new Map([...ratings].map(([key, all]) => [key, all.map(centre)]))
}
