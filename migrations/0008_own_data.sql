CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	"farewell_to" varchar(255),
	CONSTRAINT "account_deletions_order" CHECK ("account_deletions"."due_at" > "account_deletions"."asked_at"),
	CONSTRAINT "account_deletions_farewell" CHECK ("account_deletions"."farewell_to" is null or "account_deletions"."erased_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE "account_deletions"."erased_at" is null;