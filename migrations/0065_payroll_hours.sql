CREATE TABLE "crew_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crew_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"crew_id" integer NOT NULL,
	"date" date NOT NULL,
	"person" varchar(100) NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"taps_start_at" timestamp with time zone,
	"taps_end_at" timestamp with time zone,
	"reason" varchar(300),
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crew_hours_times" CHECK (("crew_hours"."starts_at" is null) = ("crew_hours"."ends_at" is null)),
	CONSTRAINT "crew_hours_order" CHECK ("crew_hours"."ends_at" > "crew_hours"."starts_at"),
	CONSTRAINT "crew_hours_reason" CHECK ("crew_hours"."reason" is not null or ("crew_hours"."starts_at" is not distinct from "crew_hours"."taps_start_at" and "crew_hours"."ends_at" is not distinct from "crew_hours"."taps_end_at"))
);
--> statement-breakpoint
CREATE TABLE "payroll_export_rows" (
	"export_number" integer NOT NULL,
	"hours_id" integer NOT NULL,
	"minutes" smallint NOT NULL,
	"overtime" smallint NOT NULL,
	"minutes_before" smallint,
	"overtime_before" smallint,
	"confirmed_by" varchar(255) NOT NULL,
	CONSTRAINT "payroll_export_rows_export_number_hours_id_pk" PRIMARY KEY("export_number","hours_id")
);
--> statement-breakpoint
CREATE TABLE "payroll_exports" (
	"number" integer PRIMARY KEY NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL,
	"left_out" integer NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payroll_exports_days" CHECK ("payroll_exports"."until_date" >= "payroll_exports"."from_date")
);
--> statement-breakpoint
ALTER TABLE "crews" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "crew_hours" ADD CONSTRAINT "crew_hours_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_hours" ADD CONSTRAINT "crew_hours_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_export_rows" ADD CONSTRAINT "payroll_export_rows_export_number_payroll_exports_number_fk" FOREIGN KEY ("export_number") REFERENCES "public"."payroll_exports"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_export_rows" ADD CONSTRAINT "payroll_export_rows_hours_id_crew_hours_id_fk" FOREIGN KEY ("hours_id") REFERENCES "public"."crew_hours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_exports" ADD CONSTRAINT "payroll_exports_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_hours_by_day" ON "crew_hours" USING btree ("date","crew_id","id");--> statement-breakpoint
CREATE INDEX "payroll_export_rows_by_hours" ON "payroll_export_rows" USING btree ("hours_id");--> statement-breakpoint
ALTER TABLE "crews" ADD CONSTRAINT "crews_lead_id_users_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "keep_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR (to_jsonb(NEW) - TG_ARGV) IS DISTINCT FROM (to_jsonb(OLD) - TG_ARGV) THEN
		RAISE EXCEPTION 'hours in % stay as they were written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "crew_hours_stay" BEFORE UPDATE OR DELETE ON "crew_hours"
	FOR EACH ROW EXECUTE FUNCTION "keep_hours"('confirmed_by');--> statement-breakpoint
CREATE TRIGGER "payroll_exports_stay" BEFORE UPDATE OR DELETE ON "payroll_exports"
	FOR EACH ROW EXECUTE FUNCTION "keep_hours"('taken_by');--> statement-breakpoint
CREATE TRIGGER "payroll_export_rows_stay" BEFORE UPDATE OR DELETE ON "payroll_export_rows"
	FOR EACH ROW EXECUTE FUNCTION "keep_hours"();
