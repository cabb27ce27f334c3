CREATE TABLE "web_assets" (
	"path" text NOT NULL,
	"build_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "web_assets_path_build_id_pk" PRIMARY KEY("path","build_id")
);
--> statement-breakpoint
CREATE TABLE "web_builds" (
	"id" text PRIMARY KEY NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "web_assets" ADD CONSTRAINT "web_assets_build_id_web_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."web_builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_assets_build_id_idx" ON "web_assets" USING btree ("build_id");--> statement-breakpoint
CREATE INDEX "web_builds_kept_until_idx" ON "web_builds" USING btree ("kept_until");