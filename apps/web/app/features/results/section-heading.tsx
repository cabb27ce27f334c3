/** The heading of a part of the dashboard; `ContentsBar` leads to it by its id. */
export function SectionHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="text-[clamp(1.375rem,1.05rem+1.5vw,2.375rem)]">
      {children}
    </h2>
  )
}
